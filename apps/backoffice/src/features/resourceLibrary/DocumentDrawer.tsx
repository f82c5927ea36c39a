import { documents, type LibraryDocumentDetail } from '@mingjian/api';
import { useCall } from '@mingjian/api/react';
import {
  Button,
  Card,
  DataState,
  DescriptionList,
  Drawer,
  Icon,
  Tag,
  useLocale,
  useTexts,
  type LoadState,
} from '@mingjian/ui';
import { useDictionary } from '@mingjian/widgets/DictionarySelect';
import { Download } from 'lucide-react';
import { useDateFormat } from '../../base/useDateFormat';
import { FileGallery } from '../../shared/files/FileGallery';
import { tagsIn } from '../../shared/resourceList/model/formValues';
import { useSignedIn } from '../../shell';
import { AUDIENCE_TONES } from './documentList';
import { DocumentVersions } from './DocumentVersions';
import { documentTexts } from './documents.texts';
import * as S from './Document.styles';
import { useDocumentDownload } from './useDocumentDownload';

export interface DocumentDrawerProps {
  id: string;
  onClose(): void;
}

/** A document with its file to preview and download; for staff also its older versions. */
export function DocumentDrawer({ id, onClose }: DocumentDrawerProps) {
  const t = useTexts(documentTexts);
  const { language } = useLocale();
  const { data, error, mutate } = useCall(documents.getInfo, { id });
  const { download, isLoading } = useDocumentDownload();
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
      title={data ? (language === 'en' && data.titleEn) || data.title : t.document}
      footer={
        data && (
          <Button
            tone="primary"
            icon={<Icon icon={Download} />}
            loading={isLoading}
            onClick={() => void download({ id })}
          >
            {t.download}
          </Button>
        )
      }
      onClose={onClose}
    >
      <DataState label={t.document} state={state}>
        {() =>
          data && <DocumentContent document={data} onDownload={async () => download({ id })} />
        }
      </DataState>
    </Drawer>
  );
}

interface PartProps {
  document: LibraryDocumentDetail;
}

function DocumentContent({ document, onDownload }: PartProps & { onDownload(): Promise<void> }) {
  const t = useTexts(documentTexts);
  const isClient = useSignedIn().user.userType === 'companyUser';
  return (
    <S.Content>
      <Facts document={document} isClient={isClient} />
      <Card title={t.file}>
        <FileGallery
          label={t.fileName}
          files={document.fileUrl}
          none={t.noFile}
          download={onDownload}
        />
      </Card>
      {!isClient && <DocumentVersions document={document} />}
    </S.Content>
  );
}

function Facts({ document, isClient }: PartProps & { isClient: boolean }) {
  const t = useTexts(documentTexts);
  const dates = useDateFormat();
  const categories = useDictionary('library_category');
  const { category, tags, expireDate, isExpired, versionNo, versions } = document;
  const words = tagsIn(tags);
  return (
    <DescriptionList
      columns={2}
      items={[
        { key: 'category', label: t.category, value: categories.labelOf(category) },
        { key: 'version', label: t.versionNo, value: t.versionOf(versionNo) },
        {
          key: 'expireDate',
          label: t.expireDate,
          value: (
            <>
              {expireDate ? dates.day(expireDate) : t.endless}{' '}
              {isExpired === 1 && <Tag tone="warning">{t.expired}</Tag>}
            </>
          ),
        },
        {
          key: 'updateTime',
          label: t.uploadTime,
          value: versions[0] && dates.time(versions[0].createTime),
        },
        ...(words.length > 0
          ? [
              {
                key: 'tags',
                label: t.tags,
                value: (
                  <S.Tags>
                    {words.map((word) => (
                      <Tag key={word}>{word}</Tag>
                    ))}
                  </S.Tags>
                ),
                wide: true,
              },
            ]
          : []),
        ...(isClient ? [] : staffFacts(document, t)),
      ]}
    />
  );
}

function staffFacts(
  { audience, companyNames, ownerName, downloadCount }: LibraryDocumentDetail,
  t: (typeof documentTexts)['zh'],
) {
  const labels = { 1: t.audience1, 2: t.audience2, 3: t.audience3 };
  return [
    { key: 'owner', label: t.ownerName, value: ownerName },
    { key: 'downloads', label: t.downloadCount, value: downloadCount },
    {
      key: 'audience',
      label: t.audience,
      value: <Tag tone={AUDIENCE_TONES[audience]}>{labels[audience]}</Tag>,
    },
    ...(companyNames.length > 0
      ? [{ key: 'companies', label: t.companyIds, value: companyNames.join('、'), wide: true }]
      : []),
  ];
}
