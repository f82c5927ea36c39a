import { object, string } from 'yup';
import { get, post, type Accepts, type Module } from './call';
import { listRequest, type ListPage } from './list';

/** What is special about a set. */
export interface CrudOptions {
  /** @default 'default' */
  module?: Module;
}

const idRef = object({ id: string().required() });

/**
 * The four calls that every entity set has. `draft` says what may be written; rows come back as `Row`. Lists answer to GET and
 * POST; in the system module a deletion sends its id as a query parameter.
 */
export function crud<Row, Draft>(name: string, draft: Accepts<Draft>, { module = 'default' }: CrudOptions = {}) {
  const sends = module === 'system' ? 'query' : 'json';
  return {
    getList: get(`/${name}/getList`, { module, alsoPost: true }).takes(listRequest).gives<ListPage<Row>>(),
    save: post(`/${name}/save`, { module }).takes(draft).gives<Row>(),
    update: post(`/${name}/update`, { module }).takes(draft).gives<Row>(),
    delete: post(`/${name}/delete`, { module, sends }).takes(idRef).gives(),
  };
}
