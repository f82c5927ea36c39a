import { ResourcePage } from '../../shared/resourceList/ResourcePage';
import { ownList } from './companyList';

/** The client company of the reader. Its main account edits contact, place, logo and rules. */
export function OwnCompanyPage() {
  return <ResourcePage list={ownList} />;
}
