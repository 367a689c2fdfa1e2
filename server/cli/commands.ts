/** All commands, by what they are about. A new one is written beside those about the same thing, and has a line here. */
import { backup, restore } from './backup.ts';
import { channelsAdd, channelsList, channelsRevoke } from './channels/channel-commands.ts';
import { demo } from './demo.ts';
import { doctor } from './doctor.ts';
import type { CommandGroup } from './frame/help.ts';
import { importFile } from './import.ts';
import { invoicesWrite, invoicesZip } from './invoices/invoices-files.ts';
import { invoicesAsk, invoicesDue, invoicesIssue } from './invoices/invoices-issue.ts';
import { invoicesList, invoicesShow } from './invoices/invoices-list.ts';
import { invoicesCorrect, invoicesRefused, invoicesSend, invoicesSent } from './invoices/invoices-send.ts';
import { invoicesTakings } from './invoices/invoices-takings.ts';
import { jobsDrop, jobsRetry, jobsList, jobsShow } from './jobs/job-commands.ts';
import { kindsForget, kindsList, kindsTeach } from './kinds.ts';
import { label } from './label/label.ts';
import { mailList, mailShow } from './mail.ts';
import { maintenanceStatus, maintenanceOff, maintenanceOn } from './maintenance.ts';
import { modelsList, modelsMerge, modelsRename } from './models.ts';
import { ordersCancel, ordersPaid } from './orders/orders-paid.ts';
import { ordersDeliver, ordersShip } from './orders/orders-ship.ts';
import { ordersExport } from './orders/export/orders-export.ts';
import { ordersInvoice } from './orders/orders-invoice.ts';
import { ordersList } from './orders/orders-list.ts';
import { ordersCancelPiece } from './orders/orders-cancel-piece.ts';
import { ordersLost } from './orders/orders-lost.ts';
import { ordersRefund, ordersConfirmRefund } from './orders/orders-refund.ts';
import { ordersRefundPart } from './orders/orders-refund-part.ts';
import { ordersShow } from './orders/orders-show.ts';
import { partsDiscount, partsPrice } from './parts/parts-price.ts';
import { partsExport } from './parts/parts-export.ts';
import { partsList } from './parts/parts-list.ts';
import { partsQuantity, partsRemove } from './parts/parts-quantity.ts';
import { partsShow } from './parts/parts-show.ts';
import { returnsList } from './returns/returns-list.ts';
import { returnsReceive } from './returns/returns-receive.ts';
import { returnsRefund } from './returns/returns-refund.ts';
import { requestsAnswered, requestsErase, requestsList, requestsShow } from './requests/request-commands.ts';
import { staffAdd, staffList, staffRemove } from './staff/staff-commands.ts';
import { searches } from './searches.ts';
import { synonymsAdd, synonymsList, synonymsRemove } from './synonyms.ts';
import { userErase } from './user.ts';

export const groups: readonly CommandGroup[] = [
  {
    title: { it: 'Catalogo', en: 'Catalogue' },
    commands: {
      import: importFile,
      demo,
      'parts list': partsList,
      'parts show': partsShow,
      'parts price': partsPrice,
      'parts discount': partsDiscount,
      'parts quantity': partsQuantity,
      'parts remove': partsRemove,
      'parts export': partsExport,
      'models list': modelsList,
      'models rename': modelsRename,
      'models merge': modelsMerge,
      'kinds list': kindsList,
      'kinds teach': kindsTeach,
      'kinds forget': kindsForget,
      label,
      searches,
      'synonyms list': synonymsList,
      'synonyms add': synonymsAdd,
      'synonyms remove': synonymsRemove,
    },
  },
  {
    title: { it: 'Ordini', en: 'Orders' },
    commands: {
      'orders list': ordersList,
      'orders show': ordersShow,
      'orders paid': ordersPaid,
      'orders ship': ordersShip,
      'orders deliver': ordersDeliver,
      'orders cancel': ordersCancel,
      'orders refund': ordersRefund,
      'orders refund-part': ordersRefundPart,
      'orders confirm-refund': ordersConfirmRefund,
      'orders cancel-piece': ordersCancelPiece,
      'orders lost': ordersLost,
      'orders invoice': ordersInvoice,
      'orders export': ordersExport,
      'returns list': returnsList,
      'returns receive': returnsReceive,
      'returns refund': returnsRefund,
    },
    formerNames: { 'orders refunded': 'orders confirm-refund' },
  },
  {
    title: { it: 'Fatture elettroniche', en: 'Electronic invoices' },
    commands: {
      'invoices due': invoicesDue,
      'invoices ask': invoicesAsk,
      'invoices issue': invoicesIssue,
      'invoices list': invoicesList,
      'invoices show': invoicesShow,
      'invoices write': invoicesWrite,
      'invoices zip': invoicesZip,
      'invoices send': invoicesSend,
      'invoices sent': invoicesSent,
      'invoices refused': invoicesRefused,
      'invoices correct': invoicesCorrect,
      'invoices takings': invoicesTakings,
    },
  },
  {
    title: { it: 'Richieste', en: 'Requests' },
    commands: {
      'requests list': requestsList,
      'requests show': requestsShow,
      'requests answered': requestsAnswered,
      'requests erase': requestsErase,
    },
  },
  {
    title: { it: 'Vendite altrove', en: 'Selling elsewhere' },
    commands: {
      'channels add': channelsAdd,
      'channels list': channelsList,
      'channels revoke': channelsRevoke,
    },
  },
  {
    title: { it: 'Persone', en: 'People' },
    commands: {
      'staff add': staffAdd,
      'staff list': staffList,
      'staff remove': staffRemove,
      'user erase': userErase,
    },
  },
  {
    title: { it: 'Tutto il negozio', en: 'The whole shop' },
    commands: {
      doctor,
      mail: mailList,
      'mail show': mailShow,
      'jobs list': jobsList,
      'jobs show': jobsShow,
      'jobs retry': jobsRetry,
      'jobs drop': jobsDrop,
      'maintenance on': maintenanceOn,
      'maintenance off': maintenanceOff,
      'maintenance status': maintenanceStatus,
      backup,
      restore,
    },
  },
];
