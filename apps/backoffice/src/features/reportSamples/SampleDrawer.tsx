import { reportSamples } from '@mingjian/api';
import { useCall } from '@mingjian/api/react';
import { DataState, Drawer, useTexts, type LoadState } from '@mingjian/ui';
import { SampleBody } from './SampleBody';
import { SampleMoves } from './SampleMoves';
import { samplesTexts } from './samples.texts';

export interface SampleDrawerProps {
  id: string;
  onClose(): void;
}

/** A sample with its result, its history and its moves. */
export function SampleDrawer({ id, onClose }: SampleDrawerProps) {
  const t = useTexts(samplesTexts);
  const { data, error, mutate } = useCall(reportSamples.getDetail, { id });
  const state: LoadState = data
    ? { kind: 'ready' }
    : error
      ? {
          kind: 'error',
          title: t.failed,
          description: error.message,
          onRetry: () => void mutate(),
        }
      : { kind: 'loading' };
  return (
    <Drawer
      open
      size="medium"
      title={data?.orderNo ?? t.title}
      footer={data && data.moves.length > 0 && <SampleMoves sample={data} />}
      onClose={onClose}
    >
      <DataState label={t.title} state={state}>
        {() => data && <SampleBody sample={data} columns={2} />}
      </DataState>
    </Drawer>
  );
}
