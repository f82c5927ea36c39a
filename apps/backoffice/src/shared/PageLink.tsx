import { Link, type LinkProps } from '@mingjian/ui';
import { useHref, useLinkClickHandler } from 'react-router-dom';

export interface PageLinkProps extends LinkProps {
  /** Address inside the application. */
  to: string;
}

/** A link to another page of the application. Opens or shows that page's tab. */
export function PageLink({ to, ...rest }: PageLinkProps) {
  const href = useHref(to);
  const handleClick = useLinkClickHandler<HTMLAnchorElement>(to);
  return <Link {...rest} href={href} onClick={handleClick} />;
}
