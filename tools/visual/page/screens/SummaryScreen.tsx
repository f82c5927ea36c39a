import { Download } from 'lucide-react';
import {
  Button,
  Card,
  CopyButton,
  Icon,
  List,
  ListItem,
  Statistic,
  Text,
  useTexts,
} from '@mingjian/ui';
import { show } from '../commands';
import { confirmExport } from '../decisions';
import { useDesk, useReview } from '../desk';
import { APPLY_COMMAND, decisionText } from '../model/exportFile';
import { statusOf, tallyOf } from '../model/status';
import { StatusMark } from '../list/StatusMark';
import { useCommand, useSpeech } from '../useCommand';
import * as S from './Screen.styles';
import { Screen } from './Screen';
import { screenTexts } from './screens.texts';

/** Summary of the review: the counts, the export and the next command. */
export function SummaryScreen() {
  const desk = useDesk();
  const speech = useSpeech();
  const command = useCommand();
  const t = useTexts(screenTexts);
  const { index } = desk.review.get();
  const rulings = useReview((review) => review.rulings);
  const tally = tallyOf(index.changes.values(), rulings);
  const isDone = tally.open === 0;
  const { against } = index.report;
  const doneWhy = against ? t.doneAgainst(against.ref) : t.doneWhy;
  const none = rulings.size === 0 ? { disabledReason: speech.spoken.nothingToExport } : {};

  return (
    <Screen
      title={isDone ? t.done : t.notDone(tally.open)}
      description={isDone ? doneWhy : t.notDoneWhy}
    >
      <S.Figures>
        <Statistic label={t.accepted} value={tally.accepted} tone="success" />
        <Statistic
          label={t.denied}
          value={tally.denied}
          tone={tally.denied > 0 ? 'danger' : 'neutral'}
        />
        <Statistic label={t.open} value={tally.open} />
        <Statistic
          label={t.unstable}
          value={tally.unstable}
          tone={tally.unstable > 0 ? 'warning' : 'neutral'}
        />
      </S.Figures>
      {tally.unstable > 0 && <Text tone="muted">{t.unstableWhy}</Text>}
      <S.Command role="group" aria-label={t.command}>
        <code>{APPLY_COMMAND}</code>
        <CopyButton text={APPLY_COMMAND} label={t.copyCommand} />
      </S.Command>
      <S.Actions>
        <Button
          tone="primary"
          icon={<Icon icon={Download} />}
          onClick={() => command('export')}
          {...none}
        >
          {t.export}
        </Button>
        {rulings.size > 0 && (
          <CopyButton
            shows="label"
            size="medium"
            label={t.copyFile}
            text={() => decisionText(index, rulings)}
            onCopied={() => confirmExport(desk, speech)}
          />
        )}
        <Button onClick={() => desk.review.set({ ...desk.review.get(), screen: 'picture' })}>
          {t.back}
        </Button>
      </S.Actions>
      <DeniedList />
    </Screen>
  );
}

/** Denied changes for their authors, with a link to each. */
function DeniedList() {
  const desk = useDesk();
  const speech = useSpeech();
  const t = useTexts(screenTexts);
  const rulings = useReview((review) => review.rulings);
  const denied = desk.review
    .get()
    .index.report.changes.filter((change) => statusOf(change, rulings) === 'denied');
  if (denied.length === 0) return null;

  return (
    <Card title={t.deniedList} flush>
      <List label={t.deniedList} divided>
        {denied.map((change) => (
          <ListItem
            key={change.id}
            leading={<StatusMark status="denied" />}
            description={(rulings.get(change.id) ?? change.decided)?.reason}
            onClick={() => show(desk, speech, change.id)}
          >
            {`${change.title} / ${change.name} · ${change.cell}`}
          </ListItem>
        ))}
      </List>
    </Card>
  );
}
