import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { collectPage, type CollectPage } from '@mingjian/api';
import { useStore } from '@mingjian/ui';
import { Failed } from '../frame/Failed';
import { Loading } from '../frame/Loading';
import { browserStorage } from '../../base/browserStorage';
import { createItemSaver, type ItemSaver } from '../form/itemSaver';
import { storedForms } from '../form/storedAnswers';
import { NoticeScreen } from '../notice/NoticeScreen';
import { http } from '../visit/http';
import { useHash } from '../visit/useHash';
import { useLoaded } from '../visit/useLoaded';
import { visit } from '../visit/visit';
import { positionOf, stepOf, type Step } from './model/steps';
import { PageContext } from './pageContext';

const IdentityScreen = lazy(async () => ({
  default: (await import('../identity/IdentityScreen')).IdentityScreen,
}));
const SignatureScreen = lazy(async () => ({
  default: (await import('../signature/SignatureScreen')).SignatureScreen,
}));
const FormScreens = lazy(async () => ({
  default: (await import('../form/FormScreens')).FormScreens,
}));
const AfterScreens = lazy(async () => ({
  default: (await import('../after/AfterScreens')).AfterScreens,
}));
const RightsScreen = lazy(async () => ({
  default: (await import('../after/RightsScreen')).RightsScreen,
}));

const loadPage = async () => http.send(collectPage.getCollectPageData, {});

/** The screens behind a link, once its session has begun. */
export function CollectScreens() {
  const { state, reload } = useLoaded(loadPage);
  switch (state.kind) {
    case 'loading':
      return <Loading />;
    case 'failed':
      return <Failed message={state.message} onRetry={() => void reload()} />;
    case 'loaded':
      return <LoadedScreens page={state.value} reload={reload} />;
  }
}

function LoadedScreens({ page, reload }: { page: CollectPage; reload: () => Promise<void> }) {
  const saver = useItemSaver(page);
  const hasChosen = useStore(saver.store, ({ agreed }) => agreed !== null);
  const { purpose } = useStore(visit);
  const hash = useHash();
  const step = stepOf({ status: page.status, purpose, hasChosen });
  // A later step may go back to the notice, which decides nothing before the signature.
  const isNotice = hash === '/notice' && (step === 'identity' || step === 'signature');
  const shown: Step = isNotice ? 'notice' : step;
  const parts = useMemo(
    () => ({ page, saver, reload, position: positionOf(shown, purpose) }),
    [page, saver, reload, shown, purpose],
  );

  return (
    <PageContext value={parts}>
      <Suspense fallback={<Loading />}>
        {hash === '/rights' ? <RightsScreen /> : <StepScreen key={shown} step={shown} />}
      </Suspense>
    </PageContext>
  );
}

function StepScreen({ step }: { step: Step }) {
  switch (step) {
    case 'notice':
      return <NoticeScreen />;
    case 'identity':
      return <IdentityScreen />;
    case 'signature':
      return <SignatureScreen />;
    case 'form':
      return <FormScreens />;
    default:
      return <AfterScreens step={step} />;
  }
}

const forms = storedForms(browserStorage);
let known: { orderId: string; saver: ItemSaver } | undefined;

/** Returns the answers of the page's order, which outlive the session that they were typed in. */
function useItemSaver(page: CollectPage): ItemSaver {
  const { orderId } = page;
  const [saver] = useState(() => {
    if (known?.orderId !== orderId) {
      forms.removeOld();
      known = { orderId, saver: createItemSaver({ http, forms, orderId }) };
    }
    known.saver.adopt(page.items);
    return known.saver;
  });
  useEffect(() => saver.adopt(page.items), [saver, page]);
  useEffect(() => {
    const send = () => void saver.flush();
    const sendHidden = () => document.visibilityState === 'hidden' && send();
    window.addEventListener('online', send);
    document.addEventListener('visibilitychange', sendHidden);
    return () => {
      window.removeEventListener('online', send);
      document.removeEventListener('visibilitychange', sendHidden);
    };
  }, [saver]);
  return saver;
}
