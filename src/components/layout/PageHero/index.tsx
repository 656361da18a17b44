import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';

import links from '@data/links';
import CourseFacts from '@site/src/components/content/CourseFacts';
import CourseData from '@site/src/components/layout/CourseData';
import ActionLink from '@site/src/components/ui/ActionLink';
import Art from '@site/src/components/ui/Art';
import Icon from '@site/src/components/ui/Icon';
import SiteLink from '@site/src/components/ui/SiteLink';
import type {PageFrontMatter} from '@site/src/data/front-matter';

import styles from './styles.module.css';

interface Props {
  readonly frontMatter: PageFrontMatter;
  readonly bar?: ReactNode;
  /** A photo of the person whom the page is about, in the place of the drawing. */
  readonly photo?: string;
  /** Facts between the lead and the buttons. */
  readonly children?: ReactNode;
}

type Action = NonNullable<PageFrontMatter['actions']>[number];

/** The address and text of a hero button. Throws in Spanish when the link id does not exist. */
export function resolveAction(action: Action): {href: string; label: string} {
  if ('to' in action) return {href: action.to, label: action.label};
  const link = links.find(({id}) => id === action.link);
  if (!link) throw new Error(`No existe el enlace «${action.link}» en src/data/links.yaml.`);
  return {href: link.href, label: action.label ?? link.label};
}

/** Buttons of a hero: the first one primary, the others outlined. */
export function HeroActions({actions}: {readonly actions: PageFrontMatter['actions']}): ReactNode {
  if (!actions?.length) return null;
  return (
    <div className={styles.actions}>
      {actions.map(resolveAction).map(({href, label}, index) => (
        <ActionLink key={`${href} ${label}`} href={href} variant={index === 0 ? 'primary' : 'secondary'}>
          {label}
        </ActionLink>
      ))}
    </div>
  );
}

/** The way back of the pages that are read after the home page. */
export function BackHome(): ReactNode {
  return (
    <SiteLink href="/" className={styles.back}>
      <Icon name="back" />
      Volver al inicio
    </SiteLink>
  );
}

/** Title, lead and buttons of a content page on the mist ground, with an optional drawing. */
export default function PageHero({frontMatter, bar, photo, children}: Props): ReactNode {
  const {title, lead, eyebrow, actions, backHome, art, course} = frontMatter;
  const address = useBaseUrl(photo ?? '');
  return (
    <header className={styles.hero} data-art={art ? '' : undefined}>
      <div className="wrap">
        {bar}
        <div className={styles.text}>
          {backHome && <BackHome />}
          {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
          <h1>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
          {course && <CourseFacts course={course} />}
          {course && <CourseData course={course} />}
          {children}
          <HeroActions actions={actions} />
        </div>
      </div>
      {/* Last: as the page arrives, what is drawn after the text never moves. */}
      {photo ? (
        <img src={address} alt={`Retrato de ${title}`} className={styles.art} />
      ) : (
        art && <Art name={art} className={styles.art} />
      )}
    </header>
  );
}
