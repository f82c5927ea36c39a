import { API_SCOPES, apiScopesOf } from '@mingjian/api';
import { CheckboxGroup, useTexts } from '@mingjian/ui';
import type { ControlProps } from '../../shared/resourceList/listItems';
import { apiKeyListTexts } from './apiKeyList.texts';

/** The scopes of a key, as a JSON list. */
export function ScopesField({ field, id, value, onChange, error, readOnly }: ControlProps) {
  const t = useTexts(apiKeyListTexts);
  return (
    <CheckboxGroup
      id={id}
      label={field.label}
      description={field.description}
      required
      options={API_SCOPES.map((scope) => ({
        value: scope,
        label: t[scope],
        description: t[`${scope}.note`],
      }))}
      value={apiScopesOf(typeof value === 'string' ? value : '')}
      onValueChange={(scopes) => onChange(scopes.length > 0 ? JSON.stringify(scopes) : null)}
      readOnly={readOnly}
      error={error}
    />
  );
}
