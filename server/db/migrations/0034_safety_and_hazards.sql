ALTER TABLE "categories" ADD COLUMN "hazard" text;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "is_safety" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "car_plate" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "safety_verdict" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "safety_checked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "safety_checked_by" text;--> statement-breakpoint
UPDATE "order_items" SET "is_safety" = true FROM "parts" JOIN "categories" ON "categories"."id" = "parts"."category_id" WHERE "parts"."id" = "order_items"."part_id" AND "categories"."safety";
