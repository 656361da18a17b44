import lawTimeline from '@site/src/components/content/LawTimeline/browser';
import schoolCost from '@site/src/components/content/SchoolCost/browser';
import schoolYear from '@site/src/components/content/SchoolYear/browser';
import video from '@site/src/components/content/Video/browser';
import lawOfficial from '@site/src/components/law/LawOfficial/browser';
import lawRail from '@site/src/components/law/LawRail/browser';
import lawRoles from '@site/src/components/law/LawRoles/browser';
import lawShare from '@site/src/components/law/LawShare/browser';
import navDrawer from '@site/src/components/layout/NavDrawer/browser';
import navDropdown from '@site/src/components/layout/NavDropdown/browser';
import pageBar from '@site/src/components/layout/PageBar/browser';
import siteFooter from '@site/src/components/layout/SiteFooter/browser';
import siteSearch from '@site/src/search/SiteSearch/browser';
import accordion from '@site/src/components/ui/Accordion/browser';
import colorMode from '@site/src/components/ui/ColorModeButton/browser';
import printButton from '@site/src/components/ui/PrintButton/browser';

import anchors from './anchors';
import paper from './paper';

/** What components do in the browser without React. Each looks for its part of the page and goes on listening. */
export const behaviours: readonly (() => void)[] = [
  anchors,
  paper,
  navDropdown,
  navDrawer,
  colorMode,
  siteSearch,
  pageBar,
  siteFooter,
  accordion,
  printButton,
  video,
  lawRail,
  lawRoles,
  lawOfficial,
  lawShare,
  lawTimeline,
  schoolCost,
  schoolYear,
];
