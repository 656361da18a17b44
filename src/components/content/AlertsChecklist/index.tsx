import island from '@site/src/browser/island';

import View from './View';

/**
 * The ten groups of key alerts, as questions that a school ticks. Ticks stay in this browser; the
 * list prints as a dated page for the school council and is saved as CSV, made in the browser. Draws on alerts.yaml.
 *
 * ```mdx
 * <AlertsChecklist />
 * ```
 */
export default island(View, {name: 'AlertsChecklist', when: 'visible'});
