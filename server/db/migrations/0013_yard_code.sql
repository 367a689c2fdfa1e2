ALTER TABLE "order_items" ADD COLUMN "sku" text;--> statement-breakpoint
UPDATE "order_items" SET "sku" = "parts"."sku" FROM "parts" WHERE "parts"."id" = "order_items"."part_id";--> statement-breakpoint
ALTER TABLE "order_items" ALTER COLUMN "sku" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "failure_told_at" timestamp with time zone;
