import {drawProfile} from './lib/reports';
import {meanOf, sampleStudentOf} from './lib/synthetic';
import {indicatorsOf} from './lib/tool';

const TOOL = 'screening-bienestar-emocional';

/** Individual report: thirteen indicators of a student and the mean of the class. */
export default function draw(): string {
  const indicators = indicatorsOf(TOOL);
  return drawProfile(
    TOOL,
    indicators,
    sampleStudentOf(TOOL),
    indicators.map((_, index) => meanOf(TOOL, index)),
  );
}
