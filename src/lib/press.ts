import type {MouseEvent} from 'react';

/** Whether a press is for the page. One that asks the browser for a new tab or a download stays the browser's. */
export const isPlainPress = (event: MouseEvent): boolean =>
  event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
