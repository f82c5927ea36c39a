import type { ReportContent } from '@mingjian/api';
import { Alert, Link, PageHeader, Tag, useTexts } from '@mingjian/ui';
import { useDictionary } from '@mingjian/widgets/DictionarySelect';
import { orderDetailsPath } from '../../base/orderPaths';
import { OrderPresence } from '../../shared/presence/OrderPresence';
import { PdfButtons } from './PdfButtons';
import { reportTones } from './reportTones';
import { StudioMoves } from './StudioMoves';
import { studioTexts } from './studio.texts';
import type { Studio } from './useStudio';

export interface StudioHeadProps {
  orderId: string;
  data: ReportContent;
  studio: Studio;
}

/** The head of the studio: whose report it is, its state, and its moves. */
export function StudioHead({ orderId, data, studio }: StudioHeadProps) {
  const t = useTexts(studioTexts);
  const { labelOf } = useDictionary('report_status');
  const { version, missing } = data;
  return (
    <>
      <PageHeader
        title={`${t.title} · ${version.candidateName}`}
        subtitle={
          <>
            <Link
              href={orderDetailsPath(orderId)}
            >{`${version.orderNo} · ${version.versionNo}`}</Link>{' '}
            <OrderPresence orderId={orderId} page={2} />
          </>
        }
        tags={<Tag tone={reportTones[version.status]}>{labelOf(String(version.status))}</Tag>}
        actions={
          <>
            <PdfButtons version={version} />
            <StudioMoves version={version} studio={studio} />
          </>
        }
      />
      {version.status === 20 && version.returnReason && (
        <Alert tone="warning">{t.returned(version.returnReason)}</Alert>
      )}
      {missing.length > 0 && (
        <Alert tone="warning">
          {t.glyphs(
            missing
              .map(({ character, field }) => t.glyph(character, codeOf(character), field))
              .join(t.separator),
          )}
        </Alert>
      )}
    </>
  );
}

/** The browser may lack the character, too. */
const codeOf = (character: string) => `U+${character.codePointAt(0)!.toString(16).toUpperCase()}`;
