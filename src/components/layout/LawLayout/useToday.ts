import {useEffect, useState} from 'react';
import built from '@laws/built.json';

import {dayInBogota} from '@site/src/lib/dates';

/**
 * Today in Bogotá. The HTML is written with the day of the build, so that it is right without scripts, in the
 * Markdown copy and on paper; the browser corrects it when the page is older, and never sets it back.
 */
export function useToday(): string {
  const [today, setToday] = useState(built.day);
  useEffect(() => {
    const now = dayInBogota(Date.now());
    if (now > built.day) setToday(now);
  }, []);
  return today;
}
