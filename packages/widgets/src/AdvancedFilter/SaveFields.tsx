import { SegmentedControl, Switch, Text, TextField, useTexts } from '@mingjian/ui';
import * as S from './AdvancedFilter.styles';
import { advancedFilterTexts } from './advancedFilter.texts';

/** Name and audience of a filter to save. */
export interface SaveDraft {
  name: string;
  scope: 'personal' | 'team';
}

export interface SaveFieldsProps {
  /** `null` while the filter is not to be saved. */
  save: SaveDraft | null;
  /** Whether filters can be saved for the team. */
  hasTeam: boolean;
  /** Whether some condition is switched off, and would not be saved. */
  hasOff: boolean;
  error: string | undefined;
  onChange(save: SaveDraft | null): void;
}

/** A switch that saves the filter as a common one, with its name and audience. */
export function SaveFields({ save, hasTeam, hasOff, error, onChange }: SaveFieldsProps) {
  const t = useTexts(advancedFilterTexts);
  return (
    <S.Save>
      <Switch
        label={t.saveAs}
        checked={save !== null}
        onValueChange={(checked) => onChange(checked ? { name: '', scope: 'personal' } : null)}
      />
      {save && (
        <>
          <TextField
            label={t.name}
            required
            maxLength={64}
            value={save.name}
            error={error}
            onValueChange={(name) => onChange({ ...save, name })}
          />
          {hasTeam && (
            <SegmentedControl<SaveDraft['scope']>
              label={t.scope}
              value={save.scope}
              options={[
                { value: 'personal', label: t.personal },
                { value: 'team', label: t.team },
              ]}
              onValueChange={(scope) => onChange({ ...save, scope })}
            />
          )}
          {hasOff && <Text tone="muted">{t.offNotSaved}</Text>}
        </>
      )}
    </S.Save>
  );
}
