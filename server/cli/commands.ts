/** All commands, by what they are about. A new one is a file and a line here. */
import { backup } from './backup.ts';
import { demo } from './demo.ts';
import type { CommandGroup } from './frame/help.ts';
import { importFile } from './import.ts';
import { jobsDrop, jobsRetry } from './jobs/jobs-again.ts';
import { jobsList } from './jobs/jobs-list.ts';
import { jobsShow } from './jobs/jobs-show.ts';
import { label } from './label/label.ts';
import { mailList } from './mail/mail-list.ts';
import { mailShow } from './mail/mail-show.ts';
import { maintenanceStatus } from './maintenance/maintenance-status.ts';
import { maintenanceOff, maintenanceOn } from './maintenance/maintenance-switch.ts';
import { ordersCancel } from './orders/orders-cancel.ts';
import { ordersDeliver } from './orders/orders-deliver.ts';
import { ordersExport } from './orders/export/orders-export.ts';
import { ordersInvoice } from './orders/orders-invoice.ts';
import { ordersList } from './orders/orders-list.ts';
import { ordersPaid } from './orders/orders-paid.ts';
import { ordersRefund } from './orders/orders-refund.ts';
import { ordersRefunded } from './orders/orders-refunded.ts';
import { ordersShip } from './orders/orders-ship.ts';
import { ordersShow } from './orders/orders-show.ts';
import { partsDiscount } from './parts/parts-discount.ts';
import { partsList } from './parts/parts-list.ts';
import { partsPrice } from './parts/parts-price.ts';
import { partsQuantity } from './parts/parts-quantity.ts';
import { partsRemove } from './parts/parts-remove.ts';
import { partsShow } from './parts/parts-show.ts';
import { returnsList } from './returns/returns-list.ts';
import { returnsReceive } from './returns/returns-receive.ts';
import { returnsRefund } from './returns/returns-refund.ts';
import { requestsAnswered } from './requests/requests-answered.ts';
import { requestsErase } from './requests/requests-erase.ts';
import { requestsList } from './requests/requests-list.ts';
import { requestsShow } from './requests/requests-show.ts';
import { restore } from './restore.ts';
import { synonymsAdd } from './synonyms/synonyms-add.ts';
import { synonymsList } from './synonyms/synonyms-list.ts';
import { synonymsRemove } from './synonyms/synonyms-remove.ts';
import { userErase } from './user/user-erase.ts';

export const groups: readonly CommandGroup[] = [
  {
    title: 'Catalogue',
    commands: {
      import: importFile,
      demo,
      'parts list': partsList,
      'parts show': partsShow,
      'parts price': partsPrice,
      'parts discount': partsDiscount,
      'parts quantity': partsQuantity,
      'parts remove': partsRemove,
      label,
      'synonyms list': synonymsList,
      'synonyms add': synonymsAdd,
      'synonyms remove': synonymsRemove,
    },
  },
  {
    title: 'Orders',
    commands: {
      'orders list': ordersList,
      'orders show': ordersShow,
      'orders paid': ordersPaid,
      'orders ship': ordersShip,
      'orders deliver': ordersDeliver,
      'orders cancel': ordersCancel,
      'orders refund': ordersRefund,
      'orders refunded': ordersRefunded,
      'orders invoice': ordersInvoice,
      'orders export': ordersExport,
      'returns list': returnsList,
      'returns receive': returnsReceive,
      'returns refund': returnsRefund,
    },
  },
  {
    title: 'Requests',
    commands: {
      'requests list': requestsList,
      'requests show': requestsShow,
      'requests answered': requestsAnswered,
      'requests erase': requestsErase,
    },
  },
  {
    title: 'People',
    commands: { 'user erase': userErase },
  },
  {
    title: 'The whole shop',
    commands: {
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
