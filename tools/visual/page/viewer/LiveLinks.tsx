import { ExternalLink } from 'lucide-react';
import { Icon, Link, useLocale, useTexts, VisuallyHidden } from '@mingjian/ui';
import type { LiveSide } from '../../live/ports';
import type { Change } from '../../report';
import { liveAddress, liveNeedOf, widthOf } from '../model/live';
import * as S from './LiveLinks.styles';
import { liveTexts } from './live.texts';

const sides: readonly LiveSide[] = ['before', 'after'];
const keys: Record<LiveSide, string> = { before: 'Shift+L', after: 'l' };

/** The way to the living story, as it was and as it is, with what has to run for it. */
export function LiveLinks({ change }: { change: Change }) {
  const t = useTexts(liveTexts);
  const { locale } = useLocale();
  const need = liveNeedOf(change.cell);
  const pixels = new Intl.NumberFormat(locale).format(widthOf(change.cell));

  return (
    <S.Root role="group" aria-label={t.live}>
      {sides.map((side) => {
        const address = liveAddress(change, side);
        if (address === null) return null;
        return (
          <Link
            key={side}
            href={address}
            target="_blank"
            rel="noreferrer"
            aria-keyshortcuts={keys[side]}
          >
            {t[side]}
            <Icon icon={ExternalLink} />
            <VisuallyHidden>{t.newWindow}</VisuallyHidden>
          </Link>
        );
      })}
      <S.Note>
        {t.needs} <code>npm run visual:live</code>
        {need === 'narrow' && t.narrow(pixels)}
        {need === 'forced' && t.forced}
      </S.Note>
    </S.Root>
  );
}
