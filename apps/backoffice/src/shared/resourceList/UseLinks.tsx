import { Link, useTexts } from '@mingjian/ui';
import { useMayOpen, useSignedIn } from '../../shell';
import { addressOfUse, usesIn } from './model/rowUses';
import * as S from './UseLinks.styles';
import { useLinkTexts } from './useLinks.texts';

export interface UseLinksProps {
  /** The refusal of a deletion. */
  error: unknown;
  /** Called when one of the lists is opened. */
  onOpen(): void;
}

/** Links to the lists of what uses a row: those that their reader may open. */
export function UseLinks({ error, onOpen }: UseLinksProps) {
  const t = useTexts(useLinkTexts);
  const { userType } = useSignedIn().user;
  const mayOpen = useMayOpen();
  const labels: Readonly<Record<string, (count: number) => string>> = t;
  const links = usesIn(error).flatMap((use) => {
    const href = addressOfUse(use, userType, mayOpen);
    const label = labels[use.resource]?.(use.count);
    return href === null || label === undefined ? [] : { ...use, href, label };
  });
  if (links.length === 0) return null;
  return (
    <S.UseLinks>
      {links.map(({ resource, field, href, label }) => (
        <Link key={`${resource}.${field}`} href={href} onClick={onOpen}>
          {label}
        </Link>
      ))}
    </S.UseLinks>
  );
}
