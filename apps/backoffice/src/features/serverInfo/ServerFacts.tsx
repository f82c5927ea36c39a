import type { ServerInfo } from '@mingjian/api';
import { Card, DescriptionList, useFormatNumber, useTexts } from '@mingjian/ui';
import { useDateFormat } from '../../base/useDateFormat';
import { serverInfoTexts } from './serverInfo.texts';
import { useSizeText } from './useSizeText';

/** The cards with the facts of the program and of its stores. */
export function ServerFacts({ state }: { state: ServerInfo }) {
  const t = useTexts(serverInfoTexts);
  const sizeText = useSizeText();
  const format = useFormatNumber();
  const dates = useDateFormat();
  const { database, uploads, certificate } = state;
  const heap = t.heapOf(sizeText(state.heapUsed), sizeText(state.heapTotal));
  const loads = state.loads.map((load) => format(load)).join(' / ');
  return (
    <>
      <Card title={t.program}>
        <DescriptionList
          columns={2}
          items={[
            { key: 'version', label: t.version, value: state.version },
            { key: 'node', label: t.nodeVersion, value: state.nodeVersion },
            { key: 'mode', label: t.mode, value: state.isProduction ? t.production : t.trial },
            { key: 'zone', label: t.timeZone, value: state.timeZone },
            { key: 'resident', label: t.resident, value: sizeText(state.memoryResident) },
            { key: 'heap', label: t.heap, value: heap },
            { key: 'loads', label: t.loads, value: loads },
          ]}
        />
      </Card>
      <Card title={t.stores}>
        <DescriptionList
          columns={2}
          items={[
            {
              key: 'database',
              label: t.database,
              value: `${database.kind === 'embedded' ? t.embedded : t.external} ${database.version}`,
            },
            { key: 'size', label: t.databaseSize, value: sizeText(database.bytes) },
            {
              key: 'migrations',
              label: t.migrations,
              value: t.migrationOf(database.lastMigration ?? '—', database.migrations),
              wide: true,
            },
            {
              key: 'uploads',
              label: t.uploads,
              value: t.uploadsOf(uploads.files, sizeText(uploads.bytes)),
            },
            {
              key: 'certificate',
              label: t.certificate,
              value: certificate
                ? t.certificateOf(certificate.subject, dates.day(certificate.endTime))
                : t.noCertificate,
              wide: true,
            },
            { key: 'backup', label: t.backup, value: t.noBackup, wide: true },
          ]}
        />
      </Card>
    </>
  );
}
