import {useEffect, useRef, useState} from 'react';

import type {Slide} from '@site/src/data/types';

/** «Diapositiva 3 de 11: título», once a change and never on arrival. */
export default function useAnnouncement(index: number, slides: readonly Slide[], isOn: boolean): string {
  const [text, setText] = useState('');
  const last = useRef(index);
  useEffect(() => {
    if (last.current === index) return;
    last.current = index;
    if (isOn) setText(`Diapositiva ${index + 1} de ${slides.length}: ${slides[index]?.title ?? ''}`);
  }, [index, slides, isOn]);
  return text;
}
