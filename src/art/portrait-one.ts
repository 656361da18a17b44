import {portrait} from './lib/portrait';

export default function draw(): string {
  return portrait({tone: 'autocuidado', skin: '#e3b27c', hair: '#38231a', shirt: '#3f62c7', style: 'short'});
}
