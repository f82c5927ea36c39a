import { useLocation } from 'react-router-dom';
import { NOT_FOUND_PATH } from '../menu/resolvePlace';
import { useRouteTable } from '../menu/RouteTableContext';
import { MissingScreenPage } from './MissingScreenPage';
import { NotFoundPage } from './NotFoundPage';

/** The page at the location of the router around it. */
export function PageOutlet() {
  const { pathname } = useLocation();
  const place = useRouteTable().find(pathname);
  if (!place || pathname === NOT_FOUND_PATH) return <NotFoundPage />;
  return place.screen ? <place.screen.Page /> : <MissingScreenPage />;
}
