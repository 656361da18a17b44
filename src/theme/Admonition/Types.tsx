import type {Props} from '@theme/Admonition';
import type AdmonitionTypes from '@theme/Admonition/Types';

import Notice, {type NoticeKind} from '@site/src/components/ui/Notice';

const notice = (kind: NoticeKind) =>
  function AdmonitionNotice({title, folds, children}: Props & {readonly folds?: string}) {
    return (
      <Notice kind={kind} title={title} isFolded={folds !== undefined}>
        {children}
      </Notice>
    );
  };

// Replaced: the boxes that editors write are `:::aviso`, `:::alerta` and `:::nota`; `info` is what
// the theme falls back to.
export default {
  aviso: notice('aviso'),
  alerta: notice('alerta'),
  nota: notice('nota'),
  info: notice('nota'),
} satisfies typeof AdmonitionTypes;
