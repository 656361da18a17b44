import {createContext, useContext} from 'react';

import type {OfficialArticles} from '@site/src/plugins/site-laws/types';

/** The official text of the law of the page, when its file is there. */
export const OfficialContext = createContext<OfficialArticles | null>(null);
export const useOfficial = (): OfficialArticles | null => useContext(OfficialContext);
