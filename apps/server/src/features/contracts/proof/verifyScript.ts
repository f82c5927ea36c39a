/**
 * Script of the page that verifies a proof package. It is text, because the page runs it in
 * browsers of any age that have Web Crypto, without a build and without a network.
 */
export const VERIFY_SCRIPT = String.raw`
'use strict';
(async function () {
  var proof = JSON.parse(document.getElementById('proof').textContent);
  var texts = JSON.parse(document.getElementById('texts').textContent);
  var BEGIN = new Array(65).join('0');
  var bytesOf = function (text) { return new TextEncoder().encode(text); };
  async function sha256(bytes) {
    var digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
    return Array.from(digest, function (one) { return one.toString(16).padStart(2, '0'); }).join('');
  }
  var hashOf = function (text) { return sha256(bytesOf(text)); };
  var fill = function (text, values) {
    return text.replace(/\{(\w+)\}/g, function (_, name) { return values[name]; });
  };

  function show(list, ok, text) {
    var item = document.createElement('li');
    item.dataset.ok = ok === null ? 'unknown' : String(ok);
    var state = document.createElement('span');
    state.className = 'state';
    state.textContent = ok === null ? texts.unknown : ok ? texts.holds : texts.broken;
    item.append(state, ' ' + text);
    document.getElementById(list).append(item);
    return ok !== false;
  }

  async function checkChain() {
    var previous = BEGIN;
    var wrong = [];
    for (var index = 0; index < proof.links.length; index += 1) {
      var link = proof.links[index];
      var parts = [link.previousHash, link.number, link.kind, link.actor, link.address, link.agent,
        link.createdAt, link.subject, link.payloadHash];
      var right = link.number === index + 1 && link.previousHash === previous &&
        (await hashOf(JSON.stringify(parts))) === link.hash;
      if (!right) wrong.push(link.number);
      previous = link.hash;
    }
    return show('checks', wrong.length === 0, wrong.length === 0
      ? fill(texts.chainHolds, { count: proof.links.length })
      : fill(texts.chainBroken, { numbers: wrong.join(', ') }));
  }

  async function checkContents() {
    var wrong = [];
    var gone = 0;
    var known = 0;
    for (var link of proof.links) {
      if (link.payload === null) gone += 1;
      else if ((await hashOf(link.payload)) === link.payloadHash) known += 1;
      else wrong.push(link.number);
    }
    var holds = show('checks', wrong.length === 0, wrong.length === 0
      ? fill(texts.contentsHold, { count: known })
      : fill(texts.contentsBroken, { numbers: wrong.join(', ') }));
    if (gone > 0) show('checks', null, fill(texts.contentsGone, { count: gone }));
    return holds;
  }

  function payloadOf(subject) {
    var link = proof.links.find(function (one) { return one.subject === subject; });
    return link && link.payload !== null ? JSON.parse(link.payload) : null;
  }

  async function checkConsents() {
    var wrong = [];
    for (var consent of proof.consents) {
      var payload = payloadOf(consent.id);
      var hash = await hashOf(consent.text);
      var link = proof.links.find(function (one) { return one.subject === consent.id; });
      var right = hash === consent.textHash && payload !== null && payload.textHash === hash &&
        link.kind === 'consent.' + consent.state;
      if (!right) wrong.push(consent.title);
      var row = document.createElement('details');
      var summary = document.createElement('summary');
      summary.textContent = consent.title + ' · ' + texts.states[consent.state];
      var paragraph = document.createElement('p');
      paragraph.textContent = consent.text;
      row.append(summary, paragraph);
      document.getElementById('consents').append(row);
    }
    return show('checks', wrong.length === 0, wrong.length === 0
      ? fill(texts.consentsHold, { count: proof.consents.length })
      : fill(texts.consentsBroken, { titles: wrong.join(', ') }));
  }

  async function checkStrokes() {
    var wrong = [];
    for (var signature of proof.signatures) {
      var payload = payloadOf(signature.id);
      var hash = signature.strokes === null ? null : await hashOf(signature.strokes);
      if (!payload || payload.strokesHash !== hash) wrong.push(signature.name);
    }
    if (proof.signatures.length === 0) return show('checks', null, texts.notSigned);
    return show('checks', wrong.length === 0, wrong.length === 0
      ? fill(texts.signaturesHold, { count: proof.signatures.length })
      : fill(texts.signaturesBroken, { names: wrong.join(', ') }));
  }

  async function checkReceipt() {
    var receipt = proof.receipt;
    var last = proof.links[proof.links.length - 1];
    var isHead = last ? receipt.head === last.hash && receipt.number === last.number
      : receipt.number === 0;
    var key = await crypto.subtle.importKey('jwk', receipt.key,
      { name: 'ECDSA', namedCurve: 'P-256' }, false, ['verify']);
    var signature = Uint8Array.from(atob(receipt.signature), function (one) {
      return one.charCodeAt(0);
    });
    var text = JSON.stringify([receipt.orderNo, receipt.number, receipt.head, receipt.issuedAt]);
    var signed = await crypto.subtle.verify({ name: 'ECDSA', hash: 'SHA-256' }, key, signature,
      bytesOf(text));
    var print = (await hashOf(JSON.stringify([receipt.key.x, receipt.key.y]))).slice(0, 16);
    return show('checks', isHead && signed, isHead && signed
      ? fill(texts.receiptHolds, { print: print, time: receipt.issuedAt })
      : texts.receiptBroken);
  }

  function listEvents() {
    for (var link of proof.links) {
      var row = document.getElementById('events').insertRow();
      for (var value of [link.number, link.kind, link.actor || '—', link.createdAt, link.address])
        row.insertCell().textContent = value;
    }
  }

  document.getElementById('files').addEventListener('change', async function (event) {
    document.getElementById('fileChecks').replaceChildren();
    for (var file of event.target.files) {
      var known = proof.manifest[file.name];
      var hash = await sha256(await file.arrayBuffer());
      show('fileChecks', known === undefined ? null : known === hash,
        fill(known === undefined ? texts.fileUnknown : known === hash ? texts.fileHolds
          : texts.fileBroken, { name: file.name }));
    }
  });

  listEvents();
  var outcomes = [];
  for (var check of [checkChain, checkContents, checkConsents, checkStrokes, checkReceipt]) {
    try {
      outcomes.push(await check());
    } catch (error) {
      outcomes.push(show('checks', false, String(error && error.message)));
    }
  }
  var holds = outcomes.every(Boolean);
  var verdict = document.getElementById('verdict');
  verdict.dataset.ok = String(holds);
  verdict.textContent = holds ? texts.allHolds : texts.somethingBroken;
})();
`;
