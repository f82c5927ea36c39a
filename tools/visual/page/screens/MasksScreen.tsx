import { Eye } from 'lucide-react';
import {
  EmptyState,
  Stack,
  Table,
  TableFrame,
  Tag,
  Text,
  useLocale,
  useTexts,
  type TagTone,
} from '@mingjian/ui';
import type { MaskState } from '../../report';
import { useReview } from '../desk';
import { ageOf, byTerm, daysLeft, termOf, type MaskTerm } from '../model/masks';
import { Screen } from './Screen';
import { screenTexts } from './screens.texts';

const tones: Record<MaskTerm, TagTone> = { expired: 'danger', soon: 'warning', holds: 'neutral' };

/** Masks with reason, author, share of the picture and term, sorted by their end. */
export function MasksScreen() {
  const t = useTexts(screenTexts);
  const report = useReview((review) => review.index.report);

  if (report.masks.length === 0) {
    return (
      <Screen title={t.masksTitle}>
        <EmptyState icon={Eye} title={t.masksNone} description={t.masksNoneWhy} />
      </Screen>
    );
  }
  return (
    <Screen title={t.masksTitle} description={t.masksWhy}>
      <TableFrame label={t.masksTitle}>
        <Table density="roomy">
          <thead>
            <tr>
              <th scope="col">{t.where}</th>
              <th scope="col">{t.mask}</th>
              <th scope="col">{t.reason}</th>
              <th scope="col">{t.by}</th>
              <th scope="col" data-align="end">
                {t.area}
              </th>
              <th scope="col">{t.term}</th>
            </tr>
          </thead>
          <tbody>
            {byTerm(report.masks).map((mask) => (
              <MaskRow
                key={`${mask.story} ${mask.cell} ${mask.selector}`}
                mask={mask}
                at={report.at}
              />
            ))}
          </tbody>
        </Table>
      </TableFrame>
    </Screen>
  );
}

function MaskRow({ mask, at }: { mask: MaskState; at: string }) {
  const t = useTexts(screenTexts);
  const { locale } = useLocale();
  const days = daysLeft(mask, at);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });

  return (
    <tr>
      <td>
        {mask.story}
        <Text element="p" size="small" tone="muted">
          {mask.cell ?? t.allCells}
        </Text>
      </td>
      <td>
        <code>{mask.selector}</code>
      </td>
      <td>{mask.reason}</td>
      <td>{mask.by}</td>
      <td data-align="end">{percent.format(mask.area)}</td>
      <td>
        <Stack direction="row" gap="sm" align="center" wrap>
          <Tag tone={tones[termOf(mask, at)]} dot>
            {days < 0 ? t.expired(-days) : days === 0 ? t.lastDay : t.left(days)}
          </Tag>
          <Text size="small" tabular>
            {t.age(ageOf(mask, at))}
          </Text>
        </Stack>
        <Text element="p" size="small" tone="muted" tabular>
          {t.fromTo(mask.since, mask.until)}
        </Text>
      </td>
    </tr>
  );
}
