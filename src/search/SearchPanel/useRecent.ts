import {useState} from 'react';

import {addRecent, clearRecent, readRecent} from '@site/src/search/engine/recent';

/** The latest searches, kept in the browser only. */
export default function useRecent() {
  const [recent, setRecent] = useState(readRecent);
  return {
    recent,
    remember: (text: string): void => setRecent(addRecent(text)),
    forget: (): void => {
      clearRecent();
      setRecent([]);
    },
  };
}
