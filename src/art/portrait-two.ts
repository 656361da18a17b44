import {portrait} from './lib/portrait';

export default function draw(): string {
  return portrait({
    tone: 'sociales',
    skin: '#c98d55',
    hair: '#241815',
    shirt: 'var(--ce-patio)',
    style: 'long',
  });
}
