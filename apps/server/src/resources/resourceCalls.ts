import type { Call, ListPage, ListRequest } from '@mingjian/api';
import { forbidden } from '../failure';
import { bindCall, type BoundCall, type Prepare, type WritableFields } from '../http/bind';
import type { Caller } from '../http/caller';
import { listResource } from './resourceList';
import { createRow, deleteRows, updateRow } from './resourceWrites';
import { demandRight } from './scope';
import type { ServedResource } from './servedResource';
import { sanitisedDraft, writableFields } from './writeValues';

/** The four calls of a resource, as `crud` of the contract returns them. */
export interface ResourceArea<Row, Draft, Changes> {
  getList: Call<ListRequest, ListPage<Row>>;
  save: Call<Draft, Row>;
  update: Call<Changes, Row>;
  delete: Call<{ id: string }, void>;
}

/** The four calls, bound to the engine. */
export type ResourceCalls = Record<keyof ResourceArea<unknown, unknown, unknown>, BoundCall>;

/**
 * Binds the four calls of a resource to its table. Rows of the contract and of the table must be
 * the same, or it does not compile.
 */
export function resourceCalls<
  Row extends { id: string },
  Draft extends object,
  Changes extends { id: string; version?: number | undefined },
>(area: ResourceArea<Row, Draft, Changes>, resource: ServedResource<Row>): ResourceCalls {
  const [save, update, deletion] = resourceChanges(area, resource);
  return {
    getList: resourceListCall(area.getList, resource),
    save,
    update,
    delete: deletion,
  };
}

/** Binds the calls that change a resource: save, update and delete. */
export function resourceChanges<
  Row extends { id: string },
  Draft extends object,
  Changes extends { id: string; version?: number | undefined },
>(
  area: Omit<ResourceArea<Row, Draft, Changes>, 'getList'>,
  resource: ServedResource<Row>,
): [save: BoundCall, update: BoundCall, deletion: BoundCall] {
  const { may } = resource;
  const prepare: Prepare = async (draft, caller, backend) =>
    sanitisedDraft(resource, { ...(draft as object) }, caller, backend);
  return [
    bindCall(
      area.save,
      async (draft, caller, backend) =>
        createRow(resource, draft as Record<string, unknown>, caller, backend),
      {
        writable: (caller) => {
          demandRight(caller, may.create);
          return writableFields(resource, caller, true);
        },
        prepare,
      },
    ),
    bindCall(
      area.update,
      async (changes, caller, backend) => updateRow(resource, { ...changes }, caller, backend),
      { writable: (caller) => changeableFields(resource, caller), prepare },
    ),
    bindCall(
      area.delete,
      async (ref, caller, backend) => deleteRows(resource, ref, caller, backend),
      {
        writable: (caller) => {
          demandRight(caller, may.delete);
          return ['id'];
        },
      },
    ),
  ];
}

/** Binds the list of a resource that nobody writes to. */
export const resourceListCall = <Row extends { id: string }>(
  getList: Call<ListRequest, ListPage<Row>>,
  resource: ServedResource<Row>,
): BoundCall =>
  bindCall(getList, async (request, caller, backend) =>
    listResource(resource, request, caller, backend),
  );

/** Returns the fields that a caller may send to change a row; throws 403 when there are none. */
export const changeableFields = (
  resource: ServedResource,
  caller: Caller,
): ReturnType<WritableFields> => {
  const fields = writableFields(resource, caller, false);
  if (fields.length === 0) throw forbidden();
  return ['id', 'version', ...fields];
};
