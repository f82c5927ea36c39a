import { Button, CopyButton, Popover, useTexts, useFormatNumber } from '@mingjian/ui';
import * as S from './PasteReportLine.styles';
import { pasteReportTexts } from './pasteReport.texts';
import type { PasteReport } from './usePasteReport';

export interface PasteReportLineProps {
  /** Label of the field that holds the list. */
  label: string;
  report: PasteReport;
}

/**
 * How many values of a pasted list were found, and the others to read and copy. Renders a `<div>`
 * with a live summary.
 */
export function PasteReportLine({ label, report: { found, missing } }: PasteReportLineProps) {
  const t = useTexts(pasteReportTexts);
  const write = useFormatNumber();
  return (
    <S.Root>
      <span role="status">{t.summary(label, write(found.length), write(missing.length))}</span>
      {missing.length > 0 && (
        <>
          <Popover label={t.missingOf(label)} trigger={<Button size="small">{t.show}</Button>}>
            <S.Values>
              {missing.map((value) => (
                <li key={value}>{value}</li>
              ))}
            </S.Values>
          </Popover>
          <CopyButton shows="words" label={t.copyMissing} text={missing.join('\n')} />
        </>
      )}
      {found.length > 0 && <CopyButton shows="words" label={t.copyFound} text={found.join('\n')} />}
    </S.Root>
  );
}
