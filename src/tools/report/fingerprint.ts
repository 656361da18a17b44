import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

import {renderBody} from './render';

export interface Fingerprint {
  /** Of the report's content and its own style. */
  readonly sha256: string;
  readonly pages: number;
  /** Day of Bogotá on which it was printed: what had passed by then reads as passed. */
  readonly day: string;
}

const dir = path.join(process.cwd(), 'src', 'tools', 'report');
export const fingerprintFile = path.join(dir, 'fingerprint.json');
export const styleFile = path.join(dir, 'style.css');

/** What the committed PDF should have been made of. Line endings do not count. */
export function currentFingerprint(day: string): string {
  const style = fs.readFileSync(styleFile, 'utf8').replace(/\r\n/g, '\n');
  return createHash('sha256').update(renderBody(day)).update(style).digest('hex');
}

export const savedFingerprint = (): Fingerprint =>
  JSON.parse(fs.readFileSync(fingerprintFile, 'utf8')) as Fingerprint;
