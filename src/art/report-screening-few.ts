import {drawProfile} from './lib/reports';
import {meanOf, sampleStudentOf} from './lib/synthetic';
import {indicatorsOf} from './lib/tool';

const TOOL = 'screening-bienestar-emocional';
/** Indicators in the sample: those with most signals. */
const SHOWN = 5;

/** Individual report in short: where a student has most signals, in the order of the whole report. */
export default function draw(): string {
  const values = sampleStudentOf(TOOL);
  const indicators = indicatorsOf(TOOL);
  const shown = values
    .map((value, index) => ({value, index}))
    .sort((a, b) => b.value - a.value)
    .slice(0, SHOWN)
    .map(({index}) => index)
    .sort((a, b) => a - b);
  return drawProfile(
    TOOL,
    shown.map((index) => indicators[index]!),
    shown.map((index) => values[index]!),
    shown.map((index) => meanOf(TOOL, index)),
  );
}
