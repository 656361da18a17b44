import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import brand from '@data/brand';
import courses from '@data/courses';
import StructuredData from '@site/src/components/layout/StructuredData';
import type {Course} from '@site/src/data/types';
import {findById} from '@site/src/lib/find';

interface Props {
  /** Id of `src/data/courses.yaml`. */
  readonly course: string;
}

/** ISO 8601 of a course's own words: «25 h» → `PT25H`, «90 min» → `PT90M`; none of words without a figure. */
function workloadOf(facts: Course['facts']): string | undefined {
  const duration = facts.find(({id}) => id === 'duracion')?.value;
  const [, figure, unit] = /^(\d+)\s(h|min)\b/.exec(duration ?? '') ?? [];
  return figure && `PT${figure}${unit === 'h' ? 'H' : 'M'}`;
}

/** `Course` structured data, from the same facts that the page shows. */
export default function CourseData({course}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {pathname} = useLocation();
  const {name, description, provider, credits, syllabus, facts} = findById(courses, course, 'CourseData');
  const workload = workloadOf(facts);
  const isOwn = provider === brand.name;
  // Nothing says where the family session is held: no mode then.
  const isOnline = facts.some(({value}) => /webinar|en línea/i.test(value));
  return (
    <StructuredData
      data={{
        '@context': 'https://schema.org',
        '@type': 'Course',
        name,
        description,
        url: `${siteConfig.url}${pathname}`,
        inLanguage: 'es-CO',
        provider: {'@type': isOwn ? 'Organization' : 'CollegeOrUniversity', name: provider},
        ...(credits === undefined
          ? {}
          : {numberOfCredits: {'@type': 'StructuredValue', name: 'ECTS', value: credits}}),
        ...(syllabus ? {teaches: syllabus.map(({topic}) => topic)} : {}),
        ...(workload
          ? {
              hasCourseInstance: {
                '@type': 'CourseInstance',
                ...(isOnline ? {courseMode: 'Online'} : {}),
                courseWorkload: workload,
              },
            }
          : {}),
      }}
    />
  );
}
