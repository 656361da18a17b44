import {useState} from 'react';

const KEY = 'ce-diapositivas-letra';
export const LARGEST = 5;
const USUAL = 2;

function stored(): number {
  try {
    const size = Number(window.localStorage.getItem(KEY) ?? USUAL);
    return Number.isInteger(size) && size >= 1 && size <= LARGEST ? size : USUAL;
  } catch {
    return USUAL;
  }
}

/** Size of the presenter's notes, 1 to 5, remembered by this browser. Only for the browser. */
export default function useNotesSize(): readonly [number, (size: number) => void] {
  const [size, setSize] = useState(stored);
  const change = (next: number): void => {
    const kept = Math.min(Math.max(next, 1), LARGEST);
    setSize(kept);
    try {
      window.localStorage.setItem(KEY, String(kept));
    } catch {
      // It then lasts as long as the window.
    }
  };
  return [size, change];
}
