ALTER TABLE "order_items" ADD COLUMN "trouble" text;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "trouble_by" text;--> statement-breakpoint
CREATE INDEX "orders_open" ON "orders" USING btree ("placed_at") WHERE state in ('awaiting_payment', 'paid', 'shipped');
