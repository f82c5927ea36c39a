import { InputError, type ApiError } from '@mingjian/api';
import type { FormRefusal } from '@mingjian/widgets/Form';

/** Returns why a form was not saved: the problems of its fields, or one message. */
export function refusalOf(error: ApiError): FormRefusal {
  return error instanceof InputError ? { problems: error.fields } : { message: error.message };
}
