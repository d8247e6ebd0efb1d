import type { Sale } from '#sandbox/world/sales';
import { aboutRun, arn, DAY, functionArn, HOUR, input, MINUTE, output, role, SECOND, variables } from './account.ts';
import { type Run, type Script, stepsFrom } from './run.ts';

const MACHINE = 'fulfill-order';
const started = {
  stateMachineAliasArn: `${arn('stateMachine', MACHINE)}:live`,
  stateMachineVersionArn: `${arn('stateMachine', MACHINE)}:2`,
};

/** An order on its way: it waits to be packed, and ends when the carrier has it or the buyer cancels. */
export function fulfillment(sale: Sale): Run {
  const { orderId, soldAt, shippedAt, cancelled } = sale;
  const order = { orderId, lines: sale.lines.map(({ product: { sku }, quantity }) => ({ sku, quantity })) };
  const opening: Script = [
    [5 * SECOND, 'ExecutionStarted', { ...input(order), ...role, ...started }],
    [20, 'TaskStateEntered', { name: 'Check payment', ...input(order) }],
    [
      15,
      'LambdaFunctionScheduled',
      { resource: functionArn('check-payment'), ...input({ orderId }), timeoutInSeconds: 30 },
    ],
    [20, 'LambdaFunctionStarted'],
    [700, 'LambdaFunctionSucceeded', output({ paid: true })],
    [10, 'TaskStateExited', { name: 'Check payment', ...output(order), ...variables({ paid: 'true' }) }],
    [20, 'TaskStateEntered', { name: 'Pack', ...input(order) }],
    [15, 'ActivityScheduled', { resource: arn('activity', 'pack-parcel'), ...input(order), timeoutInSeconds: 864_000 }],
  ];
  const packedAfter = (shippedAt ?? soldAt + 3 * DAY + 2 * HOUR) - soldAt - MINUTE;
  const rest = cancelled ? stopped : [...packing(sale, order, packedAfter), ...shipping(sale, order)];
  return { about: aboutRun(MACHINE, `order-${orderId}`, started), steps: stepsFrom(soldAt, [...opening, ...rest]) };
}

const stopped: Script = [
  [DAY, 'TaskStateAborted'],
  [5, 'ExecutionAborted', { error: 'OrderCancelled', cause: 'Ordered by mistake' }],
];

function packing({ warehouseOrderId, buyer }: Sale, order: object, packedAfter: number): Script {
  const abroad = buyer.address.countryCode !== 'IE';
  const form: Script = [
    [20, 'PassStateEntered', { name: 'Customs form', ...input(order) }],
    [10, 'PassStateExited', { name: 'Customs form', ...output(order) }],
  ];
  return [
    [packedAfter - 40 * MINUTE, 'ActivityStarted', { workerName: `bench-${(warehouseOrderId % 4) + 1}` }],
    [40 * MINUTE, 'ActivitySucceeded', output({ parcels: 1 })],
    [10, 'TaskStateExited', { name: 'Pack', ...output(order) }],
    [20, 'ChoiceStateEntered', { name: 'Abroad?', ...input(order) }],
    [10, 'ChoiceStateExited', { name: 'Abroad?', ...output(order) }],
    ...(abroad ? form : []),
  ];
}

function shipping({ warehouseOrderId }: Sale, order: object): Script {
  const task = { resourceType: 'sqs', resource: 'sendMessage.waitForTaskToken' };
  const label = { trackingNumber: `SP${warehouseOrderId}`, carrier: 'SamplePost' };
  const parameters = JSON.stringify({ QueueUrl: 'https://queue.example.test/carrier', MessageBody: order });
  return [
    [20, 'TaskStateEntered', { name: 'Ship', ...input(order) }],
    [15, 'TaskScheduled', { ...task, region: 'eu-west-1', parameters, timeoutInSeconds: 600, heartbeatInSeconds: 60 }],
    [20, 'TaskStarted', task],
    [90, 'TaskSubmitted', { ...task, ...output({ MessageId: `m-${warehouseOrderId}` }) }],
    [9 * SECOND, 'TaskSucceeded', { ...task, ...output(label) }],
    [10, 'TaskStateExited', { name: 'Ship', ...output(label) }],
    [20, 'SucceedStateEntered', { name: 'On its way', ...input(label) }],
    [10, 'SucceedStateExited', { name: 'On its way', ...output(label) }],
    [5, 'ExecutionSucceeded', output(label)],
  ];
}
