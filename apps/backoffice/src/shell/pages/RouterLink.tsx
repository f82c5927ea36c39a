import type { ComponentPropsWithRef } from 'react';
import { Link } from 'react-router-dom';

/** A link of a page: it opens or shows the tab of another page, or leaves the application. */
export function RouterLink({ href = '', ...rest }: ComponentPropsWithRef<'a'>) {
  return <Link {...rest} to={href} />;
}
