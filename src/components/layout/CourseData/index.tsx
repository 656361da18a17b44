import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import brand from '@data/brand';
import courses from '@data/courses';
import StructuredData from '@site/src/components/layout/StructuredData';
import {findById} from '@site/src/lib/find';

interface Props {
  /** Id of `src/data/courses.yaml`. */
  readonly course: string;
}

/** `Course` structured data, from the same facts that the page shows. */
export default function CourseData({course}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {pathname} = useLocation();
  const {name, description, provider, workload, credits, syllabus, facts} = findById(
    courses,
    course,
    'CourseData',
  );
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
