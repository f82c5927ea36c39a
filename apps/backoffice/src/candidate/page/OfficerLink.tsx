import type { CollectPage } from '@mingjian/api';
import { Link } from '@mingjian/ui';

export interface OfficerLinkProps {
  officer: NonNullable<CollectPage['officer']>;
}

/** The contact of the provider, who can be called from a phone. */
export function OfficerLink({ officer: { realname, phone } }: OfficerLinkProps) {
  return (
    <>
      {realname} {phone && <Link href={`tel:${phone}`}>{phone}</Link>}
    </>
  );
}
