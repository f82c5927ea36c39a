import { CircleAlert } from 'lucide-react';
import { Icon } from '../Icon/Icon';
import { useTexts } from '../texts/LocaleProvider';
import { useFormatNumber } from '../texts/useFormatNumber';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import type { TabItem } from './tabItem';
import * as S from './Tabs.styles';
import { tabsTexts } from './Tabs.texts';

/** The errors of a tab: an icon, their number if known, and a text. Renders nothing for none. */
export function TabErrors({ invalid }: { invalid: TabItem['invalid'] }) {
  const format = useFormatNumber();
  const text = useErrorText()(invalid);
  if (text === undefined) return null;
  return (
    <S.Errors title={text}>
      <Icon icon={CircleAlert} />
      {typeof invalid === 'number' && (
        <bdi dir="ltr" aria-hidden>
          {format(invalid)}
        </bdi>
      )}
      <VisuallyHidden>{` ${text}`}</VisuallyHidden>
    </S.Errors>
  );
}

/** Returns a function that describes the errors of a tab; `undefined` for none. */
export function useErrorText(): (invalid: TabItem['invalid']) => string | undefined {
  const t = useTexts(tabsTexts);
  return (invalid) => {
    if (invalid === undefined || invalid === false || invalid === 0) return undefined;
    return invalid === true ? t.invalid : t.errors(invalid);
  };
}
