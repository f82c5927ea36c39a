import type { ServerInfo } from '@mingjian/api';
import { Grid, Statistic, useTexts, type StatisticTone } from '@mingjian/ui';
import { useDateFormat } from '../../base/useDateFormat';
import { spanOf } from './model/quantities';
import { serverInfoTexts } from './serverInfo.texts';
import { useSizeText } from './useSizeText';

/** The four figures that tell at once how the server is. */
export function ServerTiles({ state }: { state: ServerInfo | undefined }) {
  const t = useTexts(serverInfoTexts);
  const dates = useDateFormat();
  const sizeText = useSizeText();
  const loading = state === undefined;
  const toneOf = (warning: ServerInfo['warnings'][number]): StatisticTone =>
    state?.warnings.includes(warning) ? 'warning' : 'neutral';
  const disk = state?.disk;
  return (
    <Grid columns={4} gap="md">
      <Statistic
        label={t.upTime}
        loading={loading}
        value={state ? t.span(spanOf(state.upTime)) : ''}
        hint={state && t.since(dates.time(state.startTime))}
      />
      <Statistic
        label={t.diskFree}
        loading={loading}
        tone={toneOf('diskLow')}
        value={disk ? sizeText(disk.free) : t.unknown}
        hint={disk && t.ofTotal(sizeText(disk.total))}
      />
      <Statistic
        label={t.memory}
        loading={loading}
        tone={toneOf('memoryHigh')}
        value={state ? sizeText(state.memoryUsed) : ''}
        hint={state && t.ofTotal(sizeText(state.memoryTotal))}
      />
      <Statistic
        label={t.load}
        loading={loading}
        tone={toneOf('loadHigh')}
        value={state?.loads[2] ?? 0}
        hint={state && t.processors(state.processors)}
      />
    </Grid>
  );
}
