import {useCallback, useEffect, useState} from 'react';

const KEY = 'ce-diapositivas-letras';

/** Whether single-letter keys work: on, unless this visitor has switched them off (WCAG 2.1.4). */
export default function useLetters(): readonly [boolean, (hasLetters: boolean) => void] {
  const [hasLetters, setLetters] = useState(true);
  useEffect(() => {
    try {
      setLetters(window.localStorage.getItem(KEY) !== 'no');
    } catch {
      // Storage may be blocked; the default stays.
    }
  }, []);
  const change = useCallback((value: boolean): void => {
    setLetters(value);
    try {
      window.localStorage.setItem(KEY, value ? 'si' : 'no');
    } catch {
      // It then lasts as long as the page.
    }
  }, []);
  return [hasLetters, change];
}
