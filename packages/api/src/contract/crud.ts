import { object } from 'yup';
import { idList } from '../entities/fields';
import { get, post, type Accepts, type Module } from './call';
import { listRequest, type ListPage } from './list';

/** What is special about a set. */
export interface CrudOptions<Changes = unknown> {
  /** @default 'default' */
  module?: Module;
  /**
   * What `update` takes, when that is less than a whole draft: see `changesOf`.
   * @default the draft
   */
  changes?: Accepts<Changes>;
}

/** One id, or several comma-joined: then all go or none. */
const idRef = object({ id: idList().required() });

/**
 * The four calls that every entity set has. `draft` says what may be written; rows come back as
 * `Row`. Lists answer to GET and POST; in the system module a deletion sends its id as a query
 * parameter. Deleting what is gone already succeeds.
 */
export function crud<Row, Draft, Changes = Draft>(
  name: string,
  draft: Accepts<Draft>,
  {
    module = 'default',
    changes = draft as Accepts<unknown> as Accepts<Changes>,
  }: CrudOptions<Changes> = {},
) {
  const sends = module === 'system' ? 'query' : 'json';
  return {
    getList: get(`/${name}/getList`, { module, alsoPost: true })
      .takes(listRequest)
      .gives<ListPage<Row>>(),
    save: post(`/${name}/save`, { module }).takes(draft).gives<Row>(),
    update: post(`/${name}/update`, { module }).takes(changes).gives<Row>(),
    delete: post(`/${name}/delete`, { module, sends }).takes(idRef).gives(),
  };
}
