import { Button, CopyButton, Popover, useTexts } from '@mingjian/ui';
import * as S from './PasteReportLine.styles';
import { pasteReportTexts } from './pasteReport.texts';
import type { PasteReport } from './usePasteReport';

export interface PasteReportLineProps {
  /** Label of the field with the list. */
  label: string;
  report: Pick<PasteReport, 'found' | 'missing'>;
}

/**
 * Summary of a pasted list: how many values were found, and the missing ones to read and copy.
 * Renders a `<div>` with a live region.
 */
export function PasteReportLine({ label, report: { found, missing } }: PasteReportLineProps) {
  const t = useTexts(pasteReportTexts);
  return (
    <S.Root>
      <span role="status">{t.summary(label, found.length, missing.length)}</span>
      {missing.length > 0 && (
        <>
          <Popover label={t.missingOf(label)} trigger={<Button size="small">{t.show}</Button>}>
            <S.Values>
              {missing.map((value) => (
                <li key={value}>{value}</li>
              ))}
            </S.Values>
          </Popover>
          <CopyButton shows="label" label={t.copyMissing} text={missing.join('\n')} />
        </>
      )}
      {found.length > 0 && <CopyButton shows="label" label={t.copyFound} text={found.join('\n')} />}
    </S.Root>
  );
}
