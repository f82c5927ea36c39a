import { useMemo } from 'react';
import { candidate as candidates, identityProblems } from '@mingjian/api';
import { useLocale, useTexts } from '@mingjian/ui';
import type { FieldCondition, FormField } from '@mingjian/widgets/Form';
import { checkOf } from '../../shared/resourceList/model/fieldCheck';
import { createOrderTexts } from './createOrder.texts';

/** Returns the fields of a person who is checked for the first time. */
export function usePersonFields(): (shownFor?: FieldCondition) => FormField[] {
  const t = useTexts(createOrderTexts);
  const { language } = useLocale();
  return useMemo(() => {
    const check = (name: 'name' | 'mobile' | 'email') =>
      checkOf(candidates.fields[name], language)!;
    const checkNumber = checkOf(
      candidates.fields.idNo,
      language,
      undefined,
      ({ idType, idCardNo }) => identityProblems({ idType: idType ?? 1, idNo: idCardNo }).idNo,
    )!;
    const idTypes = [t.idType1, t.idType2, t.idType3, t.idType4];
    return (shownFor) => [
      {
        kind: 'text',
        field: 'userName',
        label: t.userName,
        required: true,
        maxLength: 64,
        check: check('name'),
        shownFor,
      },
      {
        kind: 'text',
        field: 'mobile',
        label: t.mobile,
        required: true,
        maxLength: 32,
        inputMode: 'tel',
        check: check('mobile'),
        shownFor,
      },
      {
        kind: 'select',
        field: 'idType',
        label: t.idType,
        // In a row, where nothing is filled in, none means an identity card.
        required: shownFor !== undefined,
        numeric: true,
        options: idTypes.map((text, index) => ({ key: String(index + 1), text })),
        shownFor,
      },
      {
        kind: 'text',
        field: 'idCardNo',
        label: t.idCardNo,
        required: true,
        maxLength: 32,
        check: checkNumber,
        checkedWith: ['idType'],
        shownFor,
      },
      {
        kind: 'text',
        field: 'email',
        label: t.email,
        maxLength: 128,
        inputMode: 'email',
        check: check('email'),
        shownFor,
      },
      { kind: 'text', field: 'position', label: t.position, maxLength: 128, shownFor },
    ];
  }, [t, language]);
}
