/** What the desk says of the way in, in Italian. */

export const access = {
  signIn: {
    title: 'Al banco',
    email: 'E-mail',
    password: 'Password',
    go: 'Avanti',
    forgotten: 'Password dimenticata? Il titolare ti manda un nuovo invito.',
    ended: 'La visita è finita: entra di nuovo.',
  },
  invitation: {
    title: 'Scegli la password',
    about:
      'È solo per il banco. Dopo scegli un secondo passo, uno solo: la passkey di questo telefono oppure un’app di codici. Per entrare servono la password e quello.',
    password: 'Nuova password',
    hint: 'Almeno 8 caratteri, che nessuno indovini.',
    go: 'Scegli e continua',
  },
  second: {
    title: 'Secondo passo',
    passkey: 'Usa la passkey',
    code: 'Codice dell’app',
    codeHint: 'Sei cifre. Ognuno vale una volta.',
    recovery: 'Codice di recupero',
    withRecovery: 'Ho perso il telefono',
    withCode: 'Torna al codice dell’app',
    go: 'Entra',
    passkeyFailed: 'La passkey non ha risposto. Riprova.',
  },
  enrol: {
    title: 'Un secondo passo',
    about: 'Scegline uno: ne basta uno. Da ora per entrare servono la password e il secondo passo.',
    passkey: 'Crea una passkey',
    passkeyAbout: 'Impronta, viso o PIN di questo telefono. È la più comoda.',
    passkeyName: 'Come si chiama questo dispositivo',
    passkeyNameHint: 'Per esempio: telefono di Anna',
    code: 'Usa un’app di codici',
    codeHere:
      'L’app è su questo telefono? Aprila da qui; se non si apre niente, copia la chiave e incollala nell’app.',
    openApp: 'Apri nell’app di codici',
    copyKey: 'Copia la chiave',
    keyCopied: 'Chiave copiata.',
    codeAbout: 'L’app è su un altro telefono? Inquadra questo codice.',
    byHand: 'Oppure scrivi nell’app',
    thenCode: 'L’app adesso mostra sei cifre: scrivile qui.',
    qr: 'Codice da inquadrare con l’app',
    confirm: 'Conferma',
    or: 'oppure',
  },
  recovery: {
    title: 'Codici di recupero',
    about:
      'Se perdi il telefono, ognuno apre una volta. Non li vedi più: mettili via adesso, meglio non solo su questo telefono.',
    copy: 'Copia',
    copied: 'Codici copiati.',
    save: 'Salva in un file',
    fileName: 'codici-di-recupero.txt',
    print: 'Stampa',
    done: 'Li ho messi via',
    notCopied: 'Da qui non si riesce a copiare: tieni premuto sul testo e copialo a mano.',
  },
};
