import {drawApplications} from './lib/reports';
import {applicationsOf} from './lib/synthetic';
import {indicatorsOf} from './lib/tool';

const TOOL = 'competencias-emocionales-docentes';

/** Group report: the means of two applications, indicator by indicator. */
export default function draw(): string {
  return drawApplications(TOOL, indicatorsOf(TOOL), applicationsOf(TOOL));
}
