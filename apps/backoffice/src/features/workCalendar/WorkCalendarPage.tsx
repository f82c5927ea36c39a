import { useMemo, useState } from 'react';
import { beijingDay } from '@mingjian/api';
import {
  BulkBar,
  Button,
  ErrorState,
  IconButton,
  PageHeader,
  SkeletonBlock,
  Text,
  useTexts,
} from '@mingjian/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { Page } from '../../shared/Page.styles';
import { CalendarAlerts } from './CalendarAlerts';
import { ChangesDialog } from './ChangesDialog';
import { ImportDialog } from './ImportDialog';
import { SetDaysDialog } from './SetDaysDialog';
import { useDaySelection } from './useDaySelection';
import { useNextYear, useYear, type YearState } from './useYear';
import * as S from './WorkCalendar.styles';
import { workCalendarTexts } from './workCalendar.texts';
import { YearMonths } from './YearMonths';

/** The working calendar, a year at a glance. Its year is the query `year`. */
export function WorkCalendarPage() {
  const [params, setParams] = useSearchParams();
  const [today] = useState(() => beijingDay(new Date()));
  const asked = Number(params.get('year'));
  const year = asked >= 2000 && asked <= 2100 ? asked : Number(today.slice(0, 4));
  const setYear = (next: number) => setParams({ year: String(next) }, { replace: true });
  const state = useYear(year);
  const t = useTexts(workCalendarTexts);
  if (state.error)
    return (
      <ErrorState
        level={1}
        title={t.failed}
        description={state.error.message}
        onRetry={state.retry}
      />
    );
  return <YearPage key={year} year={year} today={today} state={state} onYear={setYear} />;
}

interface YearPageProps {
  year: number;
  today: string;
  state: YearState;
  onYear(year: number): void;
}

function YearPage({ year, today, state, onYear }: YearPageProps) {
  const t = useTexts(workCalendarTexts);
  const { days, differences, canEdit, stored } = state;
  const start = today.startsWith(`${year}-`) ? today : `${year}-01-01`;
  const selection = useDaySelection(start, canEdit);
  const [open, setOpen] = useState<'set' | 'import' | 'adopt'>();
  const differing = useMemo(
    () => new Set(differences.map(({ after }) => after.day)),
    [differences],
  );
  const next = useNextYear(today);
  // What is wrong stands above the months, so they wait for it.
  const isKnown = stored !== undefined && !next.isLoading;
  const selected = [...selection.selected].toSorted();
  const close = () => setOpen(undefined);
  return (
    <Page aria-busy={!isKnown}>
      <PageHeader
        title={t.title}
        subtitle={summaryOf(state, t) ?? <SkeletonBlock width="20em" height="1lh" />}
        actions={canEdit && <Button onClick={() => setOpen('import')}>{t.importDays}</Button>}
      />
      <YearBar year={year} today={today} onYear={onYear} />
      {isKnown && (
        <CalendarAlerts
          year={year}
          next={next}
          state={state}
          onYear={onYear}
          onAdopt={() => setOpen('adopt')}
        />
      )}
      {isKnown && canEdit && (
        <S.Selection>
          <BulkBar
            count={selected.length}
            placeholder={<Text tone="muted">{t.hint}</Text>}
            onClear={selection.clear}
          >
            <Button tone="primary" onClick={() => setOpen('set')}>
              {t.set}
            </Button>
          </BulkBar>
        </S.Selection>
      )}
      {isKnown && (
        <YearMonths
          year={year}
          days={days}
          differing={differing}
          today={today}
          selection={selection}
          editable={canEdit}
        />
      )}
      {open === 'set' && (
        <SetDaysDialog
          selected={selected}
          days={days}
          onSaved={() => {
            selection.clear();
            close();
          }}
          onClose={close}
        />
      )}
      {open === 'import' && <ImportDialog year={year} days={days} onClose={close} />}
      {open === 'adopt' && <ChangesDialog title={t.adopt} changes={differences} onClose={close} />}
    </Page>
  );
}

function summaryOf({ stored, days }: YearState, t: (typeof workCalendarTexts)['zh']) {
  if (stored === undefined) return undefined;
  const types = [...days.values()].map(({ dayType }) => dayType);
  const count = (wanted: number) => types.filter((type) => type === wanted).length;
  return t.subtitle(count(1) + count(4), count(3), count(4));
}

type YearBarProps = Pick<YearPageProps, 'year' | 'today' | 'onYear'>;

function YearBar({ year, today, onYear }: YearBarProps) {
  const t = useTexts(workCalendarTexts);
  const thisYear = Number(today.slice(0, 4));
  return (
    <S.Bar>
      <S.Years>
        <IconButton
          label={t.previous}
          icon={ChevronLeft}
          disabled={year <= 2000}
          onClick={() => onYear(year - 1)}
        />
        <S.Year aria-live="polite">{t.year(year)}</S.Year>
        <IconButton
          label={t.next}
          icon={ChevronRight}
          disabled={year >= 2100}
          onClick={() => onYear(year + 1)}
        />
        {year !== thisYear && (
          <Button size="small" onClick={() => onYear(thisYear)}>
            {t.thisYear}
          </Button>
        )}
      </S.Years>
      <S.Legend aria-label={t.legend}>
        {([1, 2, 3, 4] as const).map((type) => (
          <li key={type}>
            <S.Swatch data-type={type} aria-hidden>
              {{ 1: '', 2: '', 3: t.off, 4: t.on }[type]}
            </S.Swatch>
            {t[`type${type}`]}
          </li>
        ))}
      </S.Legend>
    </S.Bar>
  );
}
