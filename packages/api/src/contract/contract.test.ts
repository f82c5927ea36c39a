// @vitest-environment node
import { object } from 'yup';
import { changesOf, flag, idText, word } from '../schema';
import { safeLevelDraft } from '../entities/orders/safeLevel';
import type { AnyCall, Area, Module } from './call';
import * as contract from './areas';
import { SPECIFIED_CALLS, SPECIFIED_SETS } from './specifiedCalls.fixtures';

const areas: [string, Area][] = Object.entries(contract as Record<string, Area>);
const calls: [string, AnyCall][] = areas.flatMap(([area, inside]) =>
  Object.entries(inside).map(([name, call]): [string, AnyCall] => [`${area}.${name}`, call]),
);
const find = (method: string, path: string) =>
  calls.find(([, call]) => call.method === method && call.path === path)?.[1];

describe('the contract', () => {
  it('gives every method and path to one call only', () => {
    const places = calls.map(([, call]) => `${call.method} ${call.path}`);
    const anyMethod = calls.flatMap(([, call]) => (call.alsoPost ? [`POST ${call.path}`] : []));
    const all = [...places, ...anyMethod];

    expect(all.filter((place, index) => all.indexOf(place) !== index)).toEqual([]);
    expect(calls.length).toBeGreaterThan(300);
  });

  it.each(SPECIFIED_CALLS)('has $method $path in module $module', ({ method, path, module }) => {
    expect(find(method, path)).toMatchObject({ module });
  });

  it.each(
    Object.entries(SPECIFIED_SETS).flatMap(([module, names]) =>
      names.split(/\s+/).map((name): [string, Module] => [name, module as Module]),
    ),
  )('has the whole set %s in module %s, its list by GET and by POST', (name, module) => {
    expect(find('GET', `/${name}/getList`)).toMatchObject({
      module,
      sends: 'query',
      alsoPost: true,
    });
    expect(find('POST', `/${name}/save`)).toMatchObject({ module, sends: 'json' });
    expect(find('POST', `/${name}/update`)).toMatchObject({ module, sends: 'json' });
    expect(find('POST', `/${name}/delete`)).toMatchObject({
      module,
      sends: module === 'system' ? 'query' : 'json',
    });
  });

  it('lists the calls that manage transactions by themselves, each with its reason', () => {
    const selfManaged = calls.filter(([, call]) => call.effect === 'selfManaged');

    expect(selfManaged.map(([name]) => name).toSorted()).toEqual([
      'accounts.adminUpdatePassword',
      'accounts.updatePassword',
      'apiKeys.newSecret',
      'candidateNumbers.reveal',
      'clientErrors.report',
      'collect.uploadMp3',
      'contracts.notify',
      'contracts.sendSignCode',
      'dayi.receiveOrder',
      'documents.download',
      'entryLinks.check',
      'entryLinks.enter',
      'entryLinks.sendCode',
      'feishu.receiveOrder',
      'fileParts.finish',
      'fileParts.send',
      'files.upload',
      'moka.receiveOrder',
      'openApi.report',
      'orderApis.phoneAuth',
      'orderApis.sendIdentityCode',
      'orderBase.updateAll',
      'orderImports.save',
      'orderPresence.report',
      'passwordReset.confirm',
      'passwordReset.request',
      'profile.changeContact',
      'profile.sendCode',
      'quickCheck.genReportInfo',
      'registrations.check',
      'registrations.request',
      'registrations.startPapers',
      'registrations.uploadPaper',
      'reports.genReport',
      'session.checkCode',
      'session.getCodeImage',
      'session.login',
      'users.updatePassword',
      'webhookEndpoints.newSecret',
    ]);
    for (const [name, call] of selfManaged) expect(call.reason.length, name).toBeGreaterThan(20);
  });

  it('marks as reading only what reads, so that a new call is a change unless its name says more', () => {
    const reading =
      /^(get|show|index|preview|down|convert|toExcel|message$|orderList|companyAmountLog|\w+Statistic$)/;
    const wrong = calls.filter(
      ([name, call]) => reading.test(name.split('.')[1]!) !== (call.effect === 'read'),
    );

    expect(wrong.map(([name]) => name).toSorted()).toEqual([
      'codeMaker.doBuild',
      'documents.download',
      'recruitingConnections.checkSignature',
      'session.getCodeImage',
    ]);
  });

  it.each(['moka2', 'feishu', 'dayi'])('has calls under /api/%s/', (name) => {
    expect(
      calls.filter(([, call]) => call.method === 'POST' && call.path.startsWith(`/api/${name}/`))
        .length,
    ).toBeGreaterThan(0);
  });

  it('opens only the calls of the login page, of people without an account or a password, of links, of signed deliveries, of reports and checks', () => {
    const open = calls.filter(([, call]) => call.open).map(([name]) => name);

    expect(open.toSorted()).toEqual([
      'clientErrors.report',
      'contracts.notify',
      'dayi.receiveOrder',
      'entryLinks.check',
      'entryLinks.enter',
      'entryLinks.sendCode',
      'feishu.receiveOrder',
      'files.showFile',
      'moka.receiveOrder',
      'passwordReset.confirm',
      'passwordReset.request',
      'registrations.check',
      'registrations.request',
      'registrations.startPapers',
      'registrations.uploadPaper',
      'selfCheck.getState',
      'selfCheck.getTrial',
      'session.checkCode',
      'session.getCodeImage',
      'session.login',
    ]);
  });

  it('answers exports and downloads with files', () => {
    const gives = calls.filter(([, call]) => call.responseType === 'file').map(([name]) => name);

    expect(gives.toSorted()).toEqual([
      'codeMaker.doBuild',
      'collect.downloadPdf',
      'collectPage.downloadReport',
      'contracts.downLoadContract',
      'contracts.getProofPackage',
      'dayi.receiveOrder',
      'documents.download',
      'feishu.receiveOrder',
      'files.download',
      'files.showFile',
      'listExports.download',
      'moka.receiveOrder',
      'openApi.report',
      'openApiDocument.getDocument',
      'orderImports.downloadErrors',
      'orderImports.downloadTemplate',
      'orderLists.toExcel',
      'ownPrivacyRequests.downloadOwnData',
      'privacyRequests.downloadCertificate',
      'reportLayouts.previewSample',
      'statements.download',
    ]);
  });

  it('fills every {name} of a path from a required field', async () => {
    for (const [name, call] of calls.filter(([, found]) => found.path.includes('{'))) {
      const refused = call.input.validate({}, { abortEarly: false });
      await expect(refused, name).rejects.toMatchObject({
        errors: expect.arrayContaining([expect.stringMatching(/required/)]),
      });
    }
  });

  it('puts no field into an input that leaves it out, save the defaults of lists', async () => {
    for (const [name, call] of calls) {
      const cast: unknown = await call.input.validate({}, { stripUnknown: true }).catch(() => ({}));
      const added = Object.keys(cast as object).filter(
        (field) => (cast as Record<string, unknown>)[field] !== undefined,
      );
      expect(
        added.filter((field) => field !== 'pageNum' && field !== 'pageSize'),
        name,
      ).toEqual([]);
    }
  });
});

describe('drafts', () => {
  it('need whole rows to save, and only the id with what changes to update', async () => {
    const draft = object({ id: idText(), code: word().required(), enabled: flag() });
    const changes = changesOf(draft);

    await expect(draft.validate({ enabled: 1 })).rejects.toThrow(/required/);
    await expect(changes.validate({ id: '1', enabled: 0 })).resolves.toEqual({
      id: '1',
      enabled: 0,
    });
    await expect(changes.validate({ enabled: 0 })).rejects.toThrow(/id/);
    await expect(changes.validate({ id: '1', enabled: 2 })).rejects.toThrow(/enabled/);
  });

  it('refuse blue where the question is whether a record exists', async () => {
    const level = (dangerType: 1 | 2, dangerValue: number) => ({
      orderId: '1',
      levels: [{ taskId: '1', dangerType, dangerValue }],
    });

    await expect(safeLevelDraft.validate(level(1, 3))).resolves.toBeTruthy();
    await expect(safeLevelDraft.validate(level(2, 4))).resolves.toBeTruthy();
    await expect(safeLevelDraft.validate(level(2, 3))).rejects.toThrow(/dangerValue/);
  });
});
