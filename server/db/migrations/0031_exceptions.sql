DROP INDEX "refunds_item";--> statement-breakpoint
ALTER TABLE "parts" ADD COLUMN "regraded_from" integer;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "outcome_note" text;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "reduction" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "restocked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "regraded_part_id" integer;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "lost_pieces" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "lost_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "shipping" integer;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "parts" ADD CONSTRAINT "parts_regraded_from_parts_id_fk" FOREIGN KEY ("regraded_from") REFERENCES "public"."parts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_regraded_part_id_parts_id_fk" FOREIGN KEY ("regraded_part_id") REFERENCES "public"."parts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refunds_of_item" ON "refunds" USING btree ("item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_item_settled" ON "refunds" USING btree ("item_id") WHERE reason in ('withdrawal', 'cancelled');