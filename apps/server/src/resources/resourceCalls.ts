import type { AnyCall, Call, ListPage, ListRequest } from '@mingjian/api';
import { forbidden } from '../failure';
import type { BoundCall, WritableFields } from '../http/bind';
import type { Caller } from '../http/caller';
import type { Resource } from './resource';
import { listResource } from './resourceList';
import { createRow, deleteRows, updateRow } from './resourceWrites';
import { demandRole } from './scope';
import { writableFields } from './writeValues';

/** The four calls of an entity set, as `crud` of the contract makes them. */
export interface ResourceArea<Row, Draft, Changes> {
  getList: Call<ListRequest, ListPage<Row>>;
  save: Call<Draft, Row>;
  update: Call<Changes, Row>;
  delete: Call<{ id: string }, void>;
}

/** The four calls with what answers them. */
export type ResourceCalls = Record<keyof ResourceArea<unknown, unknown, unknown>, BoundCall>;

/**
 * Answers the four calls of an entity set from its declaration. The rows of both must be the same,
 * or it does not compile.
 */
export function resourceCalls<
  Row extends { id: string },
  Draft extends object,
  Changes extends { id: string; version?: number | undefined },
>(area: ResourceArea<Row, Draft, Changes>, resource: Resource<Row>): ResourceCalls {
  const { create, delete: remove } = resource.roles;
  return {
    getList: bound<ListRequest>(area.getList, (request, caller, backend) =>
      listResource(resource, request, caller, backend),
    ),
    save: {
      ...bound<Draft & Record<string, unknown>>(area.save, (draft, caller, backend) =>
        createRow(resource, draft, caller, backend),
      ),
      writes: (caller) => {
        demandRole(caller, create);
        return writableFields(resource, caller, true);
      },
    },
    update: {
      ...bound<Changes & Record<string, unknown>>(area.update, (changes, caller, backend) =>
        updateRow(resource, changes, caller, backend),
      ),
      writes: (caller) => changeableFields(resource, caller),
    },
    delete: {
      ...bound<{ id: string }>(area.delete, (ref, caller, backend) =>
        deleteRows(resource, ref, caller, backend),
      ),
      writes: (caller) => {
        demandRole(caller, remove);
        return ['id'];
      },
    },
  };
}

/** Returns what a caller may send to change a row; throws 403 when it may change none. */
export const changeableFields = <Row>(
  resource: Resource<Row>,
  caller: Caller,
): ReturnType<WritableFields> => {
  const fields = writableFields(resource, caller, false);
  if (fields.length === 0) throw forbidden();
  return ['id', 'version', ...fields];
};

function bound<Input>(
  call: AnyCall,
  run: (input: Input, ...rest: Rest) => Promise<unknown>,
): BoundCall {
  return { call, run: run as BoundCall['run'], badInput: undefined };
}

type Rest = [caller: Caller, backend: Parameters<BoundCall['run']>[2]];
