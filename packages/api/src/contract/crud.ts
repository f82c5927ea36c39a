import { object } from 'yup';
import { changesOf, idList, noDraft, type Accepts, type Changes } from '../schema';
import { change, get, type Module } from './call';
import { listRequest, type ListPage } from './listPage';

/** The types behind the four calls of a resource. A `Resource` is one. */
export interface CrudTypes<Row, Draft, Update> {
  /** First part of the paths, such as `aCompanyInfo`. */
  name: string;
  module: Module;
  /** Schema of `save`. */
  draft: Accepts<Draft>;
  /** Schema of `update`. */
  changes: Accepts<Update>;
  /** Carries the type of the rows. It holds no value. */
  row?: Row;
}

/** One id, or several comma-joined: then all are deleted or none. */
const idsRef = object({ id: idList().required() });

/**
 * Returns the four calls of a resource. Lists are served by GET and POST; in the system module
 * `delete` sends its id as a query parameter. Deleting a deleted row succeeds.
 */
export function crud<Row, Draft, Update>({
  name,
  module,
  draft,
  changes,
}: CrudTypes<Row, Draft, Update>) {
  const sends = module === 'system' ? 'query' : 'json';
  return {
    getList: get(`/${name}/getList`, { module, alsoPost: true })
      .takes(listRequest)
      .gives<ListPage<Row>>(),
    save: change(`/${name}/save`, { module }).takes(draft).gives<Row>(),
    update: change(`/${name}/update`, { module }).takes(changes).gives<Row>(),
    delete: change(`/${name}/delete`, { module, sends }).takes(idsRef).gives(),
  };
}

/**
 * Types of a resource that the product does not serve yet: its rows and drafts are typed by hand.
 * `entity<Message>()('fMessageInfo', messageDraft)`; without a draft it is read-only.
 */
export const entity =
  <Row>() =>
  <Draft = object>(
    name: string,
    draft: Parameters<typeof changesOf<Draft>>[0] = noDraft as never,
    module: Module = 'default',
  ): CrudTypes<Row, Draft, Changes<Draft>> => ({
    name,
    module,
    draft,
    changes: changesOf(draft),
  });
